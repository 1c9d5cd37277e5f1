import { coloriTag, TAG_NOME_MASSIMO } from '@quadra/contract';
import { IconTrash } from '@tabler/icons-react';
import { fonteStudi } from '../../../dominio/fonte/studi.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { createTag, type TagRiga } from '../../../dominio/tag/tag.api.ts';
import { messaggiTag as m } from '../../../messages/tag.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { SceltaColore } from '../../../ui/stati/Etichetta.tsx';
import css from './Tag.module.css';
import { changeTag } from './tag.api.ts';

type Dati = { nome: string; colore: TagRiga['colore']; studio: string | null };

const write = (tag: TagRiga | null, { nome, colore, studio }: Dati) =>
  tag === null
    ? createTag({ Nome: nome, Colore: colore, ...(studio === null ? {} : { IdStudio: Number(studio) }) })
    : changeTag(tag.id, { Nome: nome, Colore: colore, Versione: tag.versione });

/**
 * Asks name and colour of a tag, new or of before, and writes them: the window stays open on what is wrong. From here one
 * may also ask to delete it.
 */
export async function askDati(
  tag: TagRiga | null,
  chiedeStudio: boolean,
): Promise<'salvato' | 'elimina' | null> {
  const iniziale: Dati = { nome: tag?.nome ?? '', colore: tag?.colore ?? 'blu', studio: null };
  let isDaEliminare = false;
  const { esito, close } = openFinestraDati({
    titolo: tag === null ? m.nuovo : m.modifica,
    iniziale,
    nomi: ['IdStudio', 'Nome'],
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        {chiedeStudio && tag === null && (
          <Tendina
            etichetta={m.studio}
            messaggio={errori.IdStudio}
            valore={dati.studio}
            fonte={fonteStudi}
            opzionale
            onChange={(studio) => change({ studio })}
          />
        )}
        <TextField
          etichetta={m.nome}
          obbligatorio
          messaggio={errori.Nome}
          massimo={TAG_NOME_MASSIMO}
          valore={dati.nome}
          onChange={(nome) => change({ nome })}
        />
        <div>
          <p className={css.label}>{m.colore}</p>
          <SceltaColore
            nome={m.colore}
            valore={dati.colore}
            voci={coloriTag.map((colore) => [colore, m.colori[colore]] as const)}
            onChange={(colore) => change({ colore })}
          />
        </div>
        {tag !== null && (
          <div>
            <Button
              icona={IconTrash}
              onClick={() => {
                isDaEliminare = true;
                close();
              }}
            >
              {m.elimina}
            </Button>
          </div>
        )}
      </div>
    ),
    save: async (dati) => {
      await write(tag, dati);
      notifiche.push('success', m.salvato);
      return true;
    },
  });
  if ((await esito) === 'confermata') return 'salvato';
  return isDaEliminare ? 'elimina' : null;
}
