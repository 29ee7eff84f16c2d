/** The seven recipes in the order of the screen. */
import { recipe as abundance } from './recipes/daily-abundance-affirmations.mjs';
import { recipe as bowls } from './recipes/crystal-bowl-healing-frequencies.mjs';
import { recipe as chakras } from './recipes/chakra-alignment-meditation.mjs';
import { recipe as cosmic } from './recipes/cosmic-awakening-journey.mjs';
import { recipe as eclipse } from './recipes/lunar-eclipse-wisdom.mjs';
import { recipe as forest } from './recipes/forest-bathing-soundscape.mjs';
import { recipe as selfLove } from './recipes/self-love-activation.mjs';

export const recipes = [cosmic, abundance, bowls, chakras, eclipse, selfLove, forest];
