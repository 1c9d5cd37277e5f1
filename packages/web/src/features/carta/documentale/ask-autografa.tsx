import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiDocumentale as m } from '../../../messages/documentale.ts';
import { CaricaFile } from '../../../ui/campi/CaricaFile.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './Documentale.module.css';
import { type Documento, uploadAutografa } from './documentale.api.ts';

/** Asks for the scan of a document that was signed by hand; answers it signed, or null. */
export async function askAutografa(documento: Documento): Promise<Documento | null> {
  let dopo: Documento | null = null;
  const { esito } = openFinestraDati<{ file: readonly File[] }>({
    titolo: m.autografaTitolo,
    larghezza: 480,
    iniziale: { file: [] },
    nomi: ['uploadFile0'],
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        <p>{m.autografaTesto(documento.nome)}</p>
        <CaricaFile
          scegli={m.scegliScansione}
          accetta=".pdf,.png,.jpg,.jpeg"
          uno
          testo={dati.file[0] ? m.scelti(dati.file[0].name) : m.trascinaScansione}
          onFile={(file) => change({ file })}
        />
        {errori.uploadFile0 && (
          <p role="alert" className={css.wrong}>
            {errori.uploadFile0.testo}
          </p>
        )}
      </div>
    ),
    save: async ({ file }) => {
      dopo = await uploadAutografa(documento.id, file);
      notifiche.push('success', m.autografaFatta);
      return true;
    },
  });
  return (await esito) === 'confermata' ? dopo : null;
}
