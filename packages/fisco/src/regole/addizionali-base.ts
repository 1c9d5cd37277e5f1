import { dato, meno, nonDovuto, oltre, regola, se } from '../engine/index.ts';
import { sogliaAddizionali } from '../parametri/acconti.ts';
import { fonte, sempre } from './fonti.ts';
import { redditoImponibile } from './imposta-lorda.ts';
import { impostaNetta, redditiEsteri } from './imposta-netta.ts';

/** Tax domicile on 1 January of the tax year: it decides regione and comune. */
export const domicilio = dato({
  id: 'addizionali.domicilio',
  titolo: 'Domicilio fiscale al 1° gennaio dell’anno d’imposta',
  unita: 'codice',
  seManca: 'ignoto',
  prova: 'certificato di residenza',
});
/** Domicile on 1 January of the following year: it decides the comune of the advance. */
export const domicilioSuccessivo = dato({
  id: 'addizionali.domicilioSuccessivo',
  titolo: 'Domicilio fiscale al 1° gennaio dell’anno successivo',
  unita: 'codice',
  seManca: 'ignoto',
  prova: 'certificato di residenza',
});

/** Nil when IRPEF is not due: net tax not above 10.33 euro. */
export const imponibileAddizionali = regola({
  id: 'addizionali.imponibile',
  titolo: 'Reddito imponibile delle addizionali',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(meno(impostaNetta, redditiEsteri.usato), sogliaAddizionali),
      redditoImponibile,
      nonDovuto('IRPEF non dovuta'),
    ),
    fonte('D.Lgs. 446/1997', 'art. 50'),
  ),
});
