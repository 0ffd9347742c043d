import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './banner-carousel.stories.tsx'

checkStories(stories)
