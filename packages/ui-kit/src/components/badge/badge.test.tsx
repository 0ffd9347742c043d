import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './badge.stories.tsx'

checkStories(stories)
