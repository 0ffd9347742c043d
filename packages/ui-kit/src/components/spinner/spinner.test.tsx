import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './spinner.stories.tsx'

checkStories(stories)
