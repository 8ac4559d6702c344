import { reportMethods } from './methodsSeen';

/** Once, after all workers. */
export default reportMethods;
