import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './search-field.stories.tsx'

checkStories(stories)
