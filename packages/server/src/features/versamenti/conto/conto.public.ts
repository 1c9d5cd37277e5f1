export { makeAttesi } from './attese.ts';
export { portaImuLotto } from './imu-lotto.ts';
export { preparaF24Lotto } from './massa-lotto.ts';
