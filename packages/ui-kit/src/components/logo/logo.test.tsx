import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './logo.stories.tsx'

checkStories(stories)
