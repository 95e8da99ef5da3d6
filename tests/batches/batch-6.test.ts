import { runBatch } from '../support/batch';

runBatch(6);
