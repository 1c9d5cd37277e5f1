export { makeAttesi } from './attese.ts';
export { readDovuto } from './dovuto-lettera.ts';
export { portaImuLotto } from './imu-lotto.ts';
export { preparaF24Lotto } from './massa-lotto.ts';
export { selectResti } from './resti.ts';
