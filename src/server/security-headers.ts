import { secureHeaders } from 'hono/secure-headers';

/**
 * Headers of every answer but the content security policy, which belongs to the page.
 * Transport security only where the site is served over HTTPS: it would lock out a plain local trial.
 * @param frames who may frame the answer: nobody, but for files that our own pages show
 */
export function securityHeaders(publicUrl: string, frames: 'DENY' | 'SAMEORIGIN' = 'DENY') {
  return secureHeaders({
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000' : false,
    xFrameOptions: frames,
    xXssProtection: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    // The API is open data: other sites may read it.
    crossOriginResourcePolicy: false,
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  });
}
