import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './page-shell.stories.tsx'

checkStories(stories)
