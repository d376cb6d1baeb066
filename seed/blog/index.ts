import { firstWeekWithYourPuppy } from './first-week-with-your-puppy';
import { looseLeashWalking } from './loose-leash-walking';
import { passingTheCgcTest } from './passing-the-cgc-test';
import { separationAnxietyFirstSteps } from './separation-anxiety-first-steps';
import { socializationAtThePlaza } from './socialization-at-the-plaza';
import { thunderFireworksAndHurricaneSeason } from './thunder-fireworks-and-hurricane-season';
import { trainingInTheHeat } from './training-in-the-heat';
import type { SeedPost } from './types';
import { whyYourDogBarks } from './why-your-dog-barks';
import { yourFirstShowRing } from './your-first-show-ring';

/** The demo business's posts: first the published posts, newest first, then the drafts. */
export const posts: readonly SeedPost[] = [
  looseLeashWalking,
  firstWeekWithYourPuppy,
  separationAnxietyFirstSteps,
  whyYourDogBarks,
  yourFirstShowRing,
  passingTheCgcTest,
  thunderFireworksAndHurricaneSeason,
  trainingInTheHeat,
  socializationAtThePlaza,
];
