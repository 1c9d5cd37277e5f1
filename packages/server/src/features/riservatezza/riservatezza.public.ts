export { cancelScadute, keepCancellazione, repeatCancellazioni } from './cancellazioni.ts';
