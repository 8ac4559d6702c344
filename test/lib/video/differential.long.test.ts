import { compareClients } from './differential';

compareClients(300, 300_000);
