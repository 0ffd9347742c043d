import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './text-field.stories.tsx'

checkStories(stories)
