import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './field.stories.tsx'

checkStories(stories)
