import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './form.stories.tsx'

checkStories(stories)
