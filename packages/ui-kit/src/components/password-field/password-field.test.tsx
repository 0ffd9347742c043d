import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './password-field.stories.tsx'

checkStories(stories)
