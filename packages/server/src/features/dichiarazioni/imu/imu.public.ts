export { computeProspetto } from './imu.service.ts';
