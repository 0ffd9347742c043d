import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './confirm-dialog.stories.tsx'

checkStories(stories)
