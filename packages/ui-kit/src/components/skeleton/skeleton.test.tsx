import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './skeleton.stories.tsx'

checkStories(stories)
