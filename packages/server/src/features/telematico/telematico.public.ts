export {
  chooseStatoInvio,
  chooseStatoTelematico,
  type DiChi,
  forgetTelematico,
  getTelematico,
  type Telematico,
} from './telematico.queries.ts';
