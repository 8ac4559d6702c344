import { draw } from '../popup/draw';
import { SidePanel } from './SidePanel';

draw(() => <SidePanel />);
