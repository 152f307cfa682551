// Sealing: how keys are stored, encrypted for display and as digests for look-ups, with subkeys of one secret.

import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

export interface Sealing {
  /** HMAC-SHA-256 of a key, for look-ups. 32 bytes. */
  readonly digest: (key: string) => Uint8Array;
  /** HMAC-SHA-256 of the token of a claim. 32 bytes. */
  readonly digestClaim: (token: string) => Uint8Array;
  /** HMAC-SHA-256 of a network or e-mail address, a different one for each purpose. 32 bytes. */
  readonly digestSubject: (purpose: string, subject: string) => Uint8Array;
  /** AES-256-GCM: nonce (12 bytes), tag (16), ciphertext. The owner is authenticated data: it opens for this owner only. */
  readonly seal: (key: string, owner: string) => Uint8Array;
  /** The key. Throws where the secret, the owner or a byte differs. */
  readonly open: (sealed: Uint8Array, owner: string) => string;
  /** As `seal`, for what a link in a mail carries; the purpose is authenticated. */
  readonly sealLink: (content: string, purpose: string) => Uint8Array;
  /** The content. Throws where the secret, the purpose or a byte differs. */
  readonly openLink: (sealed: Uint8Array, purpose: string) => string;
  /** Identifies the secret without revealing it. 32 bytes. */
  readonly fingerprint: Uint8Array;
}

const nonceLength = 12;
const tagLength = 16;

function derive(secret: string, purpose: string) {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `matrixmath ${purpose} v1`, 32)));
}

/** AES-256-GCM under one subkey: nonce, tag, ciphertext. */
function createBox(subkey: KeyObject) {
  return {
    seal: (text: string, authenticated: string): Uint8Array => {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', subkey, nonce).setAAD(Buffer.from(authenticated));
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
    },
    open: (sealed: Uint8Array, authenticated: string): string => {
      const nonce = sealed.subarray(0, nonceLength);
      const decipher = createDecipheriv('aes-256-gcm', subkey, nonce, { authTagLength: tagLength })
        .setAAD(Buffer.from(authenticated))
        .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
      return decipher.update(sealed.subarray(nonceLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/** Each use has its own subkey (HKDF, RFC 5869), so that none weakens another. */
export function createSealing(secret: string): Sealing {
  const lookUpKey = derive(secret, 'key look-up');
  const claimKey = derive(secret, 'claim look-up');
  const subjectKey = derive(secret, 'allowance subject');
  const keys = createBox(derive(secret, 'key display'));
  const links = createBox(derive(secret, 'mailed link'));
  return {
    digest: (key) => createHmac('sha256', lookUpKey).update(key).digest(),
    digestClaim: (token) => createHmac('sha256', claimKey).update(token).digest(),
    digestSubject: (purpose, subject) =>
      createHmac('sha256', subjectKey)
        .update(`${Buffer.byteLength(purpose)} ${purpose} ${subject}`)
        .digest(),
    seal: keys.seal,
    open: keys.open,
    sealLink: links.seal,
    openLink: links.open,
    fingerprint: createHmac('sha256', derive(secret, 'fingerprint')).update('fingerprint').digest(),
  };
}
