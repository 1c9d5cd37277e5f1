export { findLimitiImu } from '../parametri/limiti-imu.ts';
export { DAL_SECONDO_PROSPETTO } from '../regole/imu-aliquote.ts';
export { classifyImmobili, isVariato } from './inquadramento.ts';
export { computeScadenzeImu, countMesi, listMesi } from './mesi.ts';
export { computeImu, explainImu } from './prospetto.ts';
export { computeRateEnte, type RataEnte, type RateEnte } from './rate-enti.ts';
export { ANNO_RISCONTRATO_IMU, findRegimeImu } from './regime.ts';
