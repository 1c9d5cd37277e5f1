export {
  chooseStatoInvio,
  chooseStatoTelematico,
  forgetTelematico,
  getTelematico,
} from './telematico.queries.ts';
