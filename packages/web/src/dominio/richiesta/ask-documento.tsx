import { messaggiRichieste as m } from '../../messages/richiesta-documento.ts';
import { Spunta } from '../../ui/campi/Spunta.tsx';
import { TextField } from '../../ui/campi/TextField.tsx';
import { notifiche } from '../../ui/notifiche/notifiche.ts';
import { openFinestraDati } from '../pagina/finestra-dati.tsx';
import css from './Richiesta.module.css';
import { askDocumento } from './richiesta.api.ts';
import { nameProvata } from './stato-richiesta.ts';

type Chiedibile = { chiave: string; titolo: string };
type Dati = { documento: string; nota: string; scelte: readonly string[] };
/** Of which declaration, and what its document may prove: those `prime` are ticked already. */
export type DaChiedere = {
  dichiarazione: { id: string; anno: number; denominazione: string };
  documento: string;
  caselle: readonly Chiedibile[];
  prime: readonly string[];
};

/** Asks a client for the document that proves some numbers. Answers whether it left. */
export async function askDocumentoDi({
  dichiarazione,
  documento,
  caselle,
  prime,
}: DaChiedere): Promise<boolean> {
  const { esito } = openFinestraDati<Dati>({
    titolo: m.chiediTitolo,
    iniziale: { documento, nota: '', scelte: prime },
    nomi: ['Documento', 'Nota', 'Caselle', 'Email'],
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        <p className={css.soft}>{m.chiediTesto(dichiarazione.denominazione)}</p>
        <TextField
          etichetta={m.cheCosa}
          obbligatorio
          messaggio={errori.Documento ?? errori.Email}
          massimo={200}
          valore={dati.documento}
          onChange={(nuovo) => change({ documento: nuovo })}
        />
        <fieldset className={css.checks}>
          <legend>{m.caselle}</legend>
          {caselle.map((una) => (
            <Spunta
              key={una.chiave}
              etichetta={nameProvata(una)}
              scelta={dati.scelte.includes(una.chiave)}
              onChange={(scelta) =>
                change({
                  scelte: scelta
                    ? [...dati.scelte, una.chiave]
                    : dati.scelte.filter((chiave) => chiave !== una.chiave),
                })
              }
            />
          ))}
          {errori.Caselle && <p role="alert">{errori.Caselle.testo}</p>}
        </fieldset>
        <TextField
          etichetta={m.nota}
          righe={2}
          messaggio={errori.Nota}
          massimo={500}
          valore={dati.nota}
          onChange={(nota) => change({ nota })}
        />
      </div>
    ),
    save: async ({ documento: Documento, nota, scelte }) => {
      const { email } = await askDocumento({
        ...{ Anno: dichiarazione.anno, IdDichiarazione: dichiarazione.id, Caselle: scelte },
        ...{ Documento, Nota: nota.trim() === '' ? null : nota },
      });
      notifiche.push('success', m.chiesto(email));
      return true;
    },
  });
  return (await esito) === 'confermata';
}
