import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './breadcrumb.stories.tsx'

checkStories(stories)
