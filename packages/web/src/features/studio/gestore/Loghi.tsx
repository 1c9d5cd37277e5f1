import { makeLogo, type QualeLogo } from '../../../api/riduci-immagine.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiGestore as m } from '../../../messages/gestore.ts';
import { CaricaFile } from '../../../ui/campi/CaricaFile.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import css from './Gestore.module.css';
import { deleteLogo, type Gestore, logoQuery, uploadLogo } from './gestore.api.ts';

type Props = { gestore: Gestore; scrive: boolean; onCambiato: (gestore: Gestore) => void };

/** The images of a gestore: on the login page and in the bar, and on the prints. */
export function Loghi(props: Props) {
  return (
    <Sezione larga titolo={m.loghi} testo={m.loghiTesto}>
      <Logo {...props} quale="logo" nome={m.logo} />
      <Logo {...props} quale="stampa" nome={m.logoStampa} />
    </Sezione>
  );
}

/** The image as a PNG of the right size; undefined, and said, when the file is none. */
async function prepareLogo(file: File, quale: QualeLogo): Promise<Blob | undefined> {
  try {
    return await makeLogo(file, quale);
  } catch {
    notifiche.push('error', m.immagineNonLetta);
    return undefined;
  }
}

function Logo({ gestore, scrive, onCambiato, quale, nome }: Props & { quale: QualeLogo; nome: string }) {
  const ha = quale === 'logo' ? gestore.haLogo : gestore.haLogoStampa;
  const { data } = useLetto({ ...logoQuery(gestore.id, quale, gestore.versione), enabled: ha });
  const { inCorso, run } = useAtto();
  const upload = async (file: File | undefined) => {
    const immagine = file && (await prepareLogo(file, quale));
    const nuovo = immagine && (await run(() => uploadLogo(gestore.id, quale, immagine), m.logoSalvato));
    if (nuovo) onCambiato(nuovo);
  };
  const remove = async () => {
    const nuovo = await run(() => deleteLogo(gestore.id, quale), m.logoTolto);
    if (nuovo) onCambiato(nuovo);
  };
  return (
    <div>
      <p>{nome}</p>
      <div className={css.logo}>
        <div className={css.frame}>
          {ha && data ? <img src={data} alt={nome} className={css.image} /> : m.senzaLogo}
        </div>
        {scrive && (
          <CaricaFile
            scegli={m.scegliLogo}
            testo={m.scegliLogoTesto}
            accetta=".png,.jpg,.jpeg"
            onFile={([file]) => void upload(file)}
          />
        )}
        {scrive && ha && (
          <Button aspetto="quiet" inCorso={inCorso} onClick={remove}>
            {m.togliLogo}
          </Button>
        )}
      </div>
    </div>
  );
}
