import { logo } from './brand';
import { akcCertification } from './pictures/akc-certification';
import { barking } from './pictures/barking';
import { behaviorModification } from './pictures/behavior-modification';
import { cgcTest } from './pictures/cgc-test';
import { heatSafety } from './pictures/heat-safety';
import { hero } from './pictures/hero';
import { instagram1, instagram2, instagram3, instagram4 } from './pictures/instagram';
import { leashWalking } from './pictures/leash-walking';
import { obedienceTraining } from './pictures/obedience-training';
import { puppyFirstWeek } from './pictures/puppy-first-week';
import { puppyTraining } from './pictures/puppy-training';
import { separationAnxiety } from './pictures/separation-anxiety';
import { showDogTraining } from './pictures/show-dog-training';
import { showRingFirst } from './pictures/show-ring-first';
import { socializationPlaza } from './pictures/socialization-plaza';
import { thunderAndFireworks } from './pictures/thunder-and-fireworks';
import { trainer } from './pictures/trainer';
import { chihuahua, frenchBulldog, poodle, shihTzu, yorkie } from './portraits/companions';
import { golden, labrador } from './portraits/retrievers';
import { beagle, borderCollie, pitbull, sato } from './portraits/street';
import { doberman, germanShepherd, rottweiler } from './portraits/working';

/** An SVG and its natural size in pixels. */
export interface Illustration {
  width: number;
  height: number;
  svg: string;
}

const sized = (width: number, height: number, svg: string): Illustration => ({ width, height, svg });
const service = (svg: string) => sized(1200, 900, svg);
const post = (svg: string) => sized(1600, 900, svg);
const portrait = (svg: string) => sized(480, 480, svg);
const square = (svg: string) => sized(800, 800, svg);

const pictures = {
  hero: sized(1200, 1400, hero),
  trainer: sized(1000, 1250, trainer),

  'show-dog-training': service(showDogTraining),
  'obedience-training': service(obedienceTraining),
  'behavior-modification': service(behaviorModification),
  'puppy-training': service(puppyTraining),
  'akc-certification': service(akcCertification),

  'leash-walking': post(leashWalking),
  'puppy-first-week': post(puppyFirstWeek),
  'separation-anxiety': post(separationAnxiety),
  barking: post(barking),
  'show-ring-first': post(showRingFirst),
  'cgc-test': post(cgcTest),
  'thunder-and-fireworks': post(thunderAndFireworks),
  'heat-safety': post(heatSafety),
  'socialization-plaza': post(socializationPlaza),

  labrador: portrait(labrador),
  sato: portrait(sato),
  poodle: portrait(poodle),
  'german-shepherd': portrait(germanShepherd),
  golden: portrait(golden),
  doberman: portrait(doberman),
  chihuahua: portrait(chihuahua),
  pitbull: portrait(pitbull),
  beagle: portrait(beagle),
  'border-collie': portrait(borderCollie),
  'french-bulldog': portrait(frenchBulldog),
  yorkie: portrait(yorkie),
  rottweiler: portrait(rottweiler),
  'shih-tzu': portrait(shihTzu),

  'instagram-1': square(instagram1),
  'instagram-2': square(instagram2),
  'instagram-3': square(instagram3),
  'instagram-4': square(instagram4),

  logo: sized(960, 960, logo),
} satisfies Record<string, Illustration>;

export type IllustrationName = keyof typeof pictures;

/** Every picture of the demo business, by name. */
export const illustrations: Readonly<Record<IllustrationName, Illustration>> = pictures;
