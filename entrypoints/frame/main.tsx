import '../../components/styles/index.css';
import './frame.css';
import { render } from 'preact';
import { pageLanguage } from '../../components/format/pageLanguage';
import { Frame } from './Frame';
import { reportHeight } from './parent';

pageLanguage();
const ticket = new URLSearchParams(location.search).get('ticket') ?? '';
const root = document.getElementById('app');
if (root) render(<Frame ticket={ticket} onShown={() => reportHeight(root)} />, root);
