import { dato, maggiore, meno, nonDovuto, oltre, regola, se, zeroEuro } from '../engine/index.ts';
import { sogliaAddizionali } from '../parametri/acconti.ts';
import { fondiComuni } from './crediti.ts';
import { totaleDetrazioni } from './detrazioni.ts';
import { fonte, sempre } from './fonti.ts';
import { impostaLorda } from './imposta-lorda.ts';
import { estero } from './imposta-netta.ts';
import { oneriDeducibili } from './oneri-deducibili.ts';
import { deduzioneAbitazione, redditoComplessivo } from './reddito.ts';
import { detrazionePatologie } from './spese-sanitarie.ts';

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

/** Nil when IRPEF is not due: not above 10.33 euro after deductions, foreign credits and those of funds. Other credits do not count. */
export const imponibileAddizionali = regola({
  id: 'addizionali.imponibile',
  titolo: 'Reddito imponibile delle addizionali',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(
        meno(impostaLorda, totaleDetrazioni, detrazionePatologie, estero, fondiComuni),
        sogliaAddizionali,
      ),
      maggiore(zeroEuro, meno(redditoComplessivo, deduzioneAbitazione, oneriDeducibili)),
      nonDovuto('IRPEF non dovuta'),
    ),
    fonte('D.Lgs. 446/1997', 'art. 50'),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RV1'),
  ),
});
