import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './confirm-dialog.stories.tsx'

checkStories(stories)
