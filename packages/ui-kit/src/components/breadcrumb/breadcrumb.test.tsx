import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './breadcrumb.stories.tsx'

checkStories(stories)
