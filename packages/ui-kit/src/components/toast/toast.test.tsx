import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './toast.stories.tsx'

checkStories(stories)
