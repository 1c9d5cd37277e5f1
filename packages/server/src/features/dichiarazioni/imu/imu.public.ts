export { computeDovutiImu, computeProspetto } from './imu.service.ts';
export { computeImuImmobile, type ImuDiImmobile } from './imu-immobile.ts';
