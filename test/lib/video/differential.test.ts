import { compareClients } from './differential';

compareClients(3, 20_000);
