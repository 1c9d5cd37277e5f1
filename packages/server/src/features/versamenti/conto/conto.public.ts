export { makeAttesi } from './attese.ts';
export { preparaF24Lotto } from './massa-lotto.ts';
