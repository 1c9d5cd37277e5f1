import { IconScale } from '@tabler/icons-react';
import { formatIntero } from '../../../formato/formato.ts';
import { messaggiAccesso, type Registro, type Riga } from '../../../messages/accesso.ts';
import { classi } from '../../../ui/classi.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import css from './RegistroEsempio.module.css';

type Props = { registro: Registro; sfondo: 'login' | 'aziende' | 'condominio' };

/** The page of a ledger that explains one number: an example, with fixed figures. */
export function RegistroEsempio({ registro, sfondo }: Props) {
  const { risultato } = registro;
  return (
    <aside className={classi(css.panel, css[sfondo])} aria-label={messaggiAccesso.esempio}>
      <div className={css.content}>
        <h2 className={css.title}>{registro.titolo}</h2>
        <p className={css.text}>{registro.testo}</p>
        <ol className={css.rows}>
          {registro.prima.map((riga, indice) => (
            <RigaRegistro key={riga[0]} riga={riga} tenue={indice < 5} />
          ))}
          <li className={css.result}>
            <span className={css.code}>{risultato.codice}</span>
            <span className={css.resultName}>{risultato.nome}</span>
            <span className={classi(css.resultAmount, 'figures')}>{formatIntero(risultato.importo)}</span>
            <span className={classi(css.formula, 'figures')}>{risultato.formula}</span>
            <span className={css.law}>
              <Icona di={IconScale} size={13} /> {risultato.norma}
            </span>
          </li>
          {registro.dopo.map((riga) => (
            <RigaRegistro key={riga[0]} riga={riga} tenue={false} />
          ))}
        </ol>
      </div>
    </aside>
  );
}

function RigaRegistro({ riga, tenue }: { riga: Riga; tenue: boolean }) {
  const [codice, nome, importo, tono] = riga;
  return (
    <li className={classi(css.row, tenue && css.faint, tono && css[tono])}>
      <span className={css.code}>{codice}</span>
      <span>{nome}</span>
      <span className={classi(css.amount, 'figures')}>{formatIntero(importo)}</span>
    </li>
  );
}
