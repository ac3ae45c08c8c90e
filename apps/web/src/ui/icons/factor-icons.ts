import { factorShapes } from './factor-shapes.ts';
import { addIcons } from './icon-paths.ts';

addIcons(factorShapes);
