import { useState } from 'react';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { messaggiVita as m } from '../../../../messages/vita.ts';
import { CaricaFile } from '../../../../ui/campi/CaricaFile.tsx';
import { type EsitoImporta, importDichiarazioni } from '../vita/vita.api.ts';
import css from './Importa.module.css';

type Props = { anno: number; onFatto: () => void };

/** A zip with the caselle of many declarations, and what became of its rows. */
export function Importa({ anno, onFatto }: Props) {
  const { inCorso, run } = useAtto();
  const [esito, setEsito] = useState<EsitoImporta | null>(null);
  const upload = async (file: readonly File[]) => {
    setEsito(null);
    const nuovo = await run(() => importDichiarazioni(anno, file));
    if (nuovo === undefined) return;
    setEsito(nuovo);
    onFatto();
  };
  return (
    <div className={css.body}>
      <p className={css.text}>{m.importaTesto}</p>
      {!inCorso && (
        <CaricaFile
          scegli={m.importaScegli}
          testo={m.importaTrascina}
          accetta=".zip"
          uno
          onFile={(file) => void upload(file)}
        />
      )}
      <div role="status" className={css.body}>
        {inCorso && <p>{m.importaInCorso}</p>}
        {esito && <Resoconto esito={esito} />}
      </div>
    </div>
  );
}

function Resoconto({ esito }: { esito: EsitoImporta }) {
  return (
    <>
      {esito.importate === 0 ? (
        <p>{m.nessunaImportata}</p>
      ) : (
        <p className={css.done}>{m.importate(esito.importate)}</p>
      )}
      {esito.scartate > 0 && (
        <>
          <p>{m.righeScartate(esito.scartate)}</p>
          <ul className={css.list}>
            {esito.errori.map(({ Riga, Messaggio }) => (
              <li key={Riga} className={css.row}>
                <span className="figures">{m.riga(Riga)}</span>
                <span className={css.text}>{Messaggio}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
