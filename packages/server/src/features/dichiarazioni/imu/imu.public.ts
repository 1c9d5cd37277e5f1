export { computeDovutiImu, computeProspetto } from './imu.service.ts';
