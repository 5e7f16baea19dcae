// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateCompleteRegistration = validate0;
var formats0 = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 254 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 254 characters" })), formats0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "format", message: 'must match format "email"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.registrationId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/registrationId", keyword: "required", message: "must have required property 'registrationId'" })), data && typeof data == "object" && !Array.isArray(data) && (data.email === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/email", keyword: "required", message: "must have required property 'email'" })), data.email !== void 0)) {
    let data0 = data.email;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/email", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data) && data.newPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/newPassword", keyword: "required", message: "must have required property 'newPassword'" })), data && typeof data == "object" && !Array.isArray(data) && data.confirmPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmPassword", keyword: "required", message: "must have required property 'confirmPassword'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.acceptTerms === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/acceptTerms", keyword: "required", message: "must have required property 'acceptTerms'" })), data.confirmPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmPassword", keyword: "required", message: "must have required property 'confirmPassword'" })), data.email === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/email", keyword: "required", message: "must have required property 'email'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.newPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/newPassword", keyword: "required", message: "must have required property 'newPassword'" })), data.registrationId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/registrationId", keyword: "required", message: "must have required property 'registrationId'" })), data.registrationId !== void 0) {
      let data1 = data.registrationId;
      typeof data1 == "string" ? (ucs2length(data1) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/registrationId", keyword: "maxLength", message: "must NOT have more than 64 characters" })), ucs2length(data1) < 8 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/registrationId", keyword: "minLength", message: "must NOT have fewer than 8 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/registrationId", keyword: "type", message: "must be string" });
    }
    if (data.email !== void 0 && (validate1(data.email, { instancePath: instancePath + "/email" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.newPassword !== void 0) {
      let data3 = data.newPassword;
      typeof data3 == "string" ? (ucs2length(data3) > 128 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/newPassword", keyword: "maxLength", message: "must NOT have more than 128 characters" })), data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/newPassword", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/newPassword", keyword: "type", message: "must be string" });
    }
    if (data.confirmPassword !== void 0) {
      let data4 = data.confirmPassword;
      typeof data4 == "string" ? (ucs2length(data4) > 128 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmPassword", keyword: "maxLength", message: "must NOT have more than 128 characters" })), data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmPassword", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmPassword", keyword: "type", message: "must be string" });
    }
    if (data.acceptTerms !== void 0) {
      let data5 = data.acceptTerms;
      typeof data5 != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/acceptTerms", keyword: "type", message: "must be boolean" })), data5 !== !0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/acceptTerms", keyword: "const", message: "must be equal to constant" }));
    }
    data.language !== void 0 && (validate2(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate2.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateConfirmRegistration = validate3;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 256 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 256 characters" })), ucs2length(data) < 16 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must NOT have fewer than 16 characters" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z0-9_-]+$"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) && data.token === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/token", keyword: "required", message: "must have required property 'token'" })), data && typeof data == "object" && !Array.isArray(data) ? (data.token === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/token", keyword: "required", message: "must have required property 'token'" })), data.token !== void 0 && (validate4(data.token, { instancePath: instancePath + "/token" }) || (errors = (vErrors ??= []).push(...validate4.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate3.errors = vErrors, errors === 0;
}
var validateFindMyEnrollment = validate5;
var pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{5}$", "u");
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[0-9]{5}$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate6.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.confirmationNumber !== void 0 && (data.lastName === void 0 && (errors = (vErrors ??= []).push({ instancePath, keyword: "dependentRequired", message: "must have properties lastName, zipCode when property confirmationNumber is present" })), data.zipCode === void 0 && (errors = (vErrors ??= []).push({ instancePath, keyword: "dependentRequired", message: "must have properties lastName, zipCode when property confirmationNumber is present" }))), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.linkToken !== void 0 && (validate4(data.linkToken, { instancePath: instancePath + "/linkToken" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.confirmationNumber !== void 0) {
      let data1 = data.confirmationNumber;
      typeof data1 == "string" ? (ucs2length(data1) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmationNumber", keyword: "maxLength", message: "must NOT have more than 40 characters" })), ucs2length(data1) < 4 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmationNumber", keyword: "minLength", message: "must NOT have fewer than 4 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmationNumber", keyword: "type", message: "must be string" });
    }
    if (data.lastName !== void 0) {
      let data2 = data.lastName;
      typeof data2 == "string" ? (ucs2length(data2) > 80 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/lastName", keyword: "maxLength", message: "must NOT have more than 80 characters" })), data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/lastName", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/lastName", keyword: "type", message: "must be string" });
    }
    data.zipCode !== void 0 && (validate6(data.zipCode, { instancePath: instancePath + "/zipCode" }) || (errors = (vErrors ??= []).push(...validate6.errors))), data.linkToken === void 0 && data.confirmationNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/linkToken", keyword: "requiredAny", message: "one of linkToken, confirmationNumber has to be there" }), errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmationNumber", keyword: "requiredAny", message: "one of linkToken, confirmationNumber has to be there" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate5.errors = vErrors, errors === 0;
}
var validateSendRegistrationCode = validate7;
function validate7(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.registrationId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/registrationId", keyword: "required", message: "must have required property 'registrationId'" })), data && typeof data == "object" && !Array.isArray(data) && (data.channel === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/channel", keyword: "required", message: "must have required property 'channel'" })), data.channel !== void 0)) {
    let data0 = data.channel;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/channel", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.channel === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/channel", keyword: "required", message: "must have required property 'channel'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.registrationId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/registrationId", keyword: "required", message: "must have required property 'registrationId'" })), data.registrationId !== void 0) {
      let data1 = data.registrationId;
      typeof data1 == "string" ? (ucs2length(data1) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/registrationId", keyword: "maxLength", message: "must NOT have more than 64 characters" })), ucs2length(data1) < 8 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/registrationId", keyword: "minLength", message: "must NOT have fewer than 8 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/registrationId", keyword: "type", message: "must be string" });
    }
    if (data.channel !== void 0) {
      let data2 = data.channel;
      typeof data2 != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/channel", keyword: "type", message: "must be string" })), data2 === "email" || data2 === "sms" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/channel", keyword: "enum", message: "must be equal to one of the allowed values" }));
    }
    data.language !== void 0 && (validate2(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate2.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate7.errors = vErrors, errors === 0;
}
var validateVerifyRegistration = validate8;
var pattern2 = /* @__PURE__ */ new RegExp("^[0-9]{6}$", "u");
function validate8(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.registrationId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/registrationId", keyword: "required", message: "must have required property 'registrationId'" })), data && typeof data == "object" && !Array.isArray(data) && data.code === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/code", keyword: "required", message: "must have required property 'code'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/code", keyword: "required", message: "must have required property 'code'" })), data.registrationId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/registrationId", keyword: "required", message: "must have required property 'registrationId'" })), data.registrationId !== void 0) {
      let data0 = data.registrationId;
      typeof data0 == "string" ? (ucs2length(data0) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/registrationId", keyword: "maxLength", message: "must NOT have more than 64 characters" })), ucs2length(data0) < 8 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/registrationId", keyword: "minLength", message: "must NOT have fewer than 8 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/registrationId", keyword: "type", message: "must be string" });
    }
    if (data.code !== void 0) {
      let data1 = data.code;
      typeof data1 == "string" ? pattern2.test(data1) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/code", keyword: "pattern", message: 'must match pattern "^[0-9]{6}$"' })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/code", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate8.errors = vErrors, errors === 0;
}
export {
  validateCompleteRegistration,
  validateConfirmRegistration,
  validateFindMyEnrollment,
  validateSendRegistrationCode,
  validateVerifyRegistration
};
