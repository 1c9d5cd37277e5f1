import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { importazioneClienti } from '../../../dominio/anagrafica/importazione-clienti.ts';
import { CorpoGuida, useGuida } from '../../../dominio/importazione/Guida.tsx';
import { Collegamento } from '../../../dominio/pagina/Collegamento.tsx';
import { messaggiPrimiPassi as m } from '../../../messages/primi-passi.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import css from './PrimiPassi.module.css';

type Modo = (typeof m.modi)[number]['modo'];

/** The clients, brought from where they are: a file read in place, row by row, before anything is written. */
export default function ImportaClienti() {
  const [modo, setModo] = useState<Modo>('file');
  const gruppo = useId();
  return (
    <div className={css.importa}>
      <div
        role="radiogroup"
        aria-label={m.comeImportare}
        className={css.modi}
        id="passo-clienti"
        tabIndex={-1}
      >
        {m.modi.map((uno) => (
          <label key={uno.modo} className={css.modo}>
            <input
              type="radio"
              name={gruppo}
              checked={modo === uno.modo}
              onChange={() => setModo(uno.modo)}
            />
            <span>
              <span className={css.forte}>{uno.nome}</span>
              <span className={css.soft}>{uno.testo}</span>
            </span>
          </label>
        ))}
      </div>
      <div className={css.scelta}>
        {modo === 'file' && <DaFile />}
        {modo === 'programma' && (
          <div className={css.corpo}>
            <p>{m.programmaTesto}</p>
            <button type="button" className={css.link} onClick={() => setModo('file')}>
              {m.usaFile}
            </button>
          </div>
        )}
        {modo === 'uno' && (
          <div className={css.corpo}>
            <p>{m.unoTesto}</p>
            <Collegamento verso="/anagrafica/nuova">{m.nuovoCliente}</Collegamento>
          </div>
        )}
      </div>
    </div>
  );
}

function DaFile() {
  const client = useQueryClient();
  const guida = useGuida(importazioneClienti, undefined);
  const { errore } = guida;
  const refresh = () => void client.invalidateQueries({ queryKey: ['stagione'] });
  return (
    <div className={css.guida}>
      {errore !== null && (
        <RiquadroErrore
          fuoco
          testo={errore.campi[0]?.messaggio ?? errore.testo}
          codiceRichiesta={errore.codiceRichiesta}
        />
      )}
      <CorpoGuida guida={guida} oggetto={importazioneClienti} onFine={refresh} />
      {(guida.passo === 'colonne' || guida.passo === 'anteprima') && (
        <p className={css.soft}>{m.nienteScritto}</p>
      )}
    </div>
  );
}
