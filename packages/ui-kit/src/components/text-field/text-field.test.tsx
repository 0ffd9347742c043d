import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './text-field.stories.tsx'

checkStories(stories)
