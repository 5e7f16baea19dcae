// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
    readonly "/PortalDataController/logIn": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log in
         * @description Begins the session of a customer. Every wrong combination gets the same answer.
         */
        readonly post: operations["logIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/logOut": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log out
         * @description Ends the session. Works without one, too.
         */
        readonly post: operations["logOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getCurrentSession": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the current session
         * @description Who is using the portal; a guest when nobody is logged in.
         */
        readonly get: operations["getCurrentSession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getUserAccountInformation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the account of a contact
         * @description Carries the brand of the account, which sets the footer's brand.
         */
        readonly get: operations["getUserAccountInformation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getUtilityInfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the utility of an order
         * @description Name and phone number, shown in the footer.
         */
        readonly get: operations["getUtilityInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/PortalDataController/getBrandCustomerServiceInfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the customer service of a brand
         * @description Phone, hours and legal texts in both languages, shown in the footer.
         */
        readonly get: operations["getBrandCustomerServiceInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Credentials
         * @description Who wants to log in.
         */
        readonly Credentials: {
            /** @description User name or e-mail address. */
            readonly username: string;
            /** @description The password. */
            readonly password: string;
        };
        /**
         * Session
         * @description Who is using the portal now.
         */
        readonly Session: {
            /** @description Id of the user; guests share one. */
            readonly userId: string;
            /** @description Whether nobody is logged in. */
            readonly isGuest: boolean;
            /** @description Id of the customer's contact record; null for a guest. */
            readonly contactId: string | null;
            /** @description Name to greet the customer by; null for a guest. */
            readonly displayName: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Error
         * @description A code for programs and a message for people; the field where one is to blame.
         */
        readonly ApexError: {
            /** @description What went wrong, for programs. */
            readonly errorCode: string;
            /** @description What went wrong, for people. */
            readonly message: string;
            /** @description The member of the request that is to blame. */
            readonly field?: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Errors of a call
         * @description One entry for each thing that went wrong.
         */
        readonly ApexErrors: readonly components["schemas"]["ApexError"][];
        /**
         * Account of a contact
         * @description What the footer needs to know of a customer's account.
         */
        readonly UserAccountInformation: {
            /** @description The brand that the account belongs to. */
            readonly Account_Brand__c: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Utility
         * @description The utility company of an order.
         */
        readonly UtilityInfo: {
            /** @description Its name. */
            readonly Name: string;
            /** @description Its phone number. */
            readonly Utility_Phone__c: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Customer service of a brand
         * @description How a brand's customer service is reached, and its legal texts, in English and Spanish.
         */
        readonly BrandCustomerServiceInfo: {
            /** @description Service hours in English. */
            readonly Customer_Service_Hours__c: string | null;
            /** @description Service hours in Spanish. */
            readonly Customer_Service_Hours_ES__c: string | null;
            /** @description Phone number. */
            readonly Customer_Service_Phone_Number__c: string | null;
            /** @description Address of the privacy policy in English. */
            readonly Privacy_Policy_Link__c: string | null;
            /** @description Address of the privacy policy in Spanish. */
            readonly Privacy_Policy_Link_ES__c: string | null;
            /** @description Address of the terms of use in English. */
            readonly Terms_of_Use__c: string | null;
            /** @description Address of the terms of use in Spanish. */
            readonly Terms_of_Use_ES__c: string | null;
            /** @description Legal text in English, as HTML. */
            readonly Disclaimer__c: string | null;
            /** @description Legal text in Spanish, as HTML. */
            readonly Disclaimer_ES__c: string | null;
        } & {
            readonly [key: string]: unknown;
        };
    };
    responses: {
        /** @description The request is not one that this call understands. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApexErrors"];
            };
        };
        /** @description Too many tries; wait before the next. */
        readonly Throttled: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApexErrors"];
            };
        };
        /** @description The call failed inside the org. */
        readonly ServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApexErrors"];
            };
        };
        /** @description There is no session, or it has ended. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApexErrors"];
            };
        };
        /** @description There is nothing of that id or name that the user may see. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApexErrors"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the next try.
         * @example 60
         */
        readonly RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly logIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Who wants to log in. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Credentials"];
            };
        };
        readonly responses: {
            /** @description The session that has begun; its cookie is set. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            /** @description Unknown user, wrong password, or locked. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            /** @description The password is right, but the account is not active. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApexErrors"];
                };
            };
            readonly 429: components["responses"]["Throttled"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly logOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Nobody is logged in now; the cookie is gone. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getCurrentSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getUserAccountInformation: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Id of the customer's contact record.
                 * @example 003RM0000068xVCYAY
                 */
                readonly contactId: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserAccountInformation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getUtilityInfo: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Id of the order.
                 * @example 801RM000000aBcDYAU
                 */
                readonly orderId: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The utility. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UtilityInfo"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getBrandCustomerServiceInfo: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Name of the brand in the CRM.
                 * @example Brand A
                 */
                readonly brandName: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The customer service of the brand. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BrandCustomerServiceInfo"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
}
