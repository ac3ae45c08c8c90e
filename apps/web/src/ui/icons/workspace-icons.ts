import './factor-icons.ts';
import { addIcons } from './icon-paths.ts';
import { workspaceShapes } from './workspace-shapes.ts';

addIcons(workspaceShapes);
